/** Figures for those who watch the server, as Prometheus reads them. */

/** The upper bounds of the times that are counted together, in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

interface Timed {
  readonly counts: number[];
  sum: number;
  count: number;
}

/** A figure that is looked up when it is asked for. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly type: 'gauge' | 'counter';
  read(): number | Readonly<Record<string, number>>;
}

export class Metrics {
  readonly #requests = new Map<string, number>();
  readonly #times = new Map<string, Timed>();

  constructor(private readonly gauges: readonly Gauge[]) {}

  /** One request that was answered; routes are patterns, so that there are few of them. */
  answered(method: string, route: string, status: number, seconds: number): void {
    const labels = `method="${method}",route="${route}",status="${status}"`;
    this.#requests.set(labels, (this.#requests.get(labels) ?? 0) + 1);
    const time = this.#times.get(route) ?? { counts: BOUNDS.map(() => 0), sum: 0, count: 0 };
    this.#times.set(route, time);
    time.sum += seconds;
    time.count++;
    for (const [i, bound] of BOUNDS.entries()) if (seconds <= bound) time.counts[i]!++;
  }

  /** The text format, version 0.0.4. */
  text(more: readonly Gauge[] = []): string {
    const lines: string[] = [];
    const head = (name: string, help: string, type: string) =>
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`);
    head('teka_requests_total', 'Requests that were answered.', 'counter');
    for (const [labels, count] of this.#requests) lines.push(`teka_requests_total{${labels}} ${count}`);
    head('teka_request_seconds', 'How long answers took.', 'histogram');
    for (const [route, { counts, sum, count }] of this.#times) {
      for (const [i, bound] of BOUNDS.entries()) {
        lines.push(`teka_request_seconds_bucket{route="${route}",le="${bound}"} ${counts[i]}`);
      }
      lines.push(`teka_request_seconds_bucket{route="${route}",le="+Inf"} ${count}`);
      lines.push(`teka_request_seconds_sum{route="${route}"} ${sum}`);
      lines.push(`teka_request_seconds_count{route="${route}"} ${count}`);
    }
    for (const { name, help, type, read } of [...this.gauges, ...more]) {
      head(name, help, type);
      const value = read();
      if (typeof value === 'number') lines.push(`${name} ${value}`);
      else for (const [state, one] of Object.entries(value)) lines.push(`${name}{state="${state}"} ${one}`);
    }
    return `${lines.join('\n')}\n`;
  }
}
