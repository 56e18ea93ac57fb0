/** A drawn picture on the page. */
import css from './scene-view.module.css';

/** `fade` lets each new picture come up gently. */
export function SvgView({ svg, fade = false }: { svg: string; fade?: boolean }) {
  return (
    <span
      key={fade ? svg : 'still'}
      class={`${css.scene} ${fade ? css.fade : ''}`}
      // Our own renderer's output, every string in it escaped.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
