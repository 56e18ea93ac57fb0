/** Where a person writes an answer of their own, which few do; loaded then. */
import type { FullFrameProps } from './frame.tsx';

export const checking = async () => {
  const { CheckPanel } = await import('../room/check-panel.tsx');
  return ({ room, answerKeys }: FullFrameProps) => <CheckPanel room={room} keys={answerKeys} />;
};
