/** What a panel puts in place of the board and the words around it, such as a race; nothing where the board stands. */
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

export const onStage = signal<ComponentChildren>(undefined);
