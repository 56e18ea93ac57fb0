/** What a search does that can be watched: something is laid, taken back again, or everything lies as it should. */
export type Move = 'laid' | 'taken back' | 'solved';
