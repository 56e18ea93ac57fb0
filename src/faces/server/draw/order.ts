/** What passes between the server and its drawing thread. */
import type { Language, Scene } from '../../../contract/index.ts';

export interface DrawOrder {
  readonly puzzle: string;
  readonly language: Language;
  readonly type: PictureType;
  /** A scene that is there already, or a text with perhaps a solution. */
  readonly what: { readonly scene: Scene } | { readonly text: string; readonly solution?: string };
}

export const pictureTypes = ['image/svg+xml', 'image/png'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** A picture, or why there is none. */
export type Drawn =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly why: 'no-picture' | 'no-png' | 'broken' };
