/** What passes between the server and its drawing thread. */
import type { Sight } from '../../../api/operations/answering.ts';
import type { Language } from '../../../contract/index.ts';

export interface DrawOrder {
  readonly puzzle: string;
  readonly language: Language;
  readonly type: PictureType;
  readonly what: Sight;
}

export const pictureTypes = ['image/svg+xml', 'image/png'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** A picture, or why there is none. */
export type Drawn =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly why: 'no-picture' | 'no-png' | 'broken' };
