import type { Puzzle } from '../../contract/index.ts';
export declare const twentyFour: Puzzle<unknown, unknown>;
