/** What one request may spend at most. */
import type { Budget } from '../contract/index.ts';

export interface Limits extends Required<Budget> {
  /** The size of all solutions of one answer together. */
  readonly bytes: number;
}

export const MEGABYTE = 1024 * 1024;

/** Enough for what people wait for. */
export const usualLimits: Limits = {
  milliseconds: 60_000,
  nodes: 1e12,
  solutions: 10_000,
  bytes: 8 * MEGABYTE,
};
