/** One step of a search that can be watched: an option is laid, is taken back, does not fit, or the covering is complete. */
export type Step = 'laid' | 'taken back' | 'missed' | 'solved';
