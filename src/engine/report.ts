/** The text file a person keeps: the instance, how many solutions, one a line, as the reports wrote it. */
export function report(instance: string, count: number, solutions: readonly string[]): string {
  return `${[instance, String(count), ...solutions].join('\n')}\n`;
}
