/** Hands on a room: as a link, by the system's own way to send, as a QR code, and as HTML for another page. */
import { useMemo } from 'preact/hooks';
import { qrCode } from '../../../algorithms/qr/index.ts';
import { speaker } from '../../../contract/index.ts';
import { qrSvg } from '../../../presentation/picture/qr.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { saveFile } from '../parts/files.ts';
import { SvgView } from '../parts/svg-view.tsx';
import { language, say as sayPage } from '../settings.ts';
import { text } from '../texts.ts';
import type { Opened } from '../title.ts';
import { embedAddress } from './embed-address.ts';
import css from './share.module.css';
import { snippet } from './snippet.ts';
import { shareText, shareTexts } from './texts.ts';

interface ShareProps {
  readonly name: string;
  readonly address: string;
}

export function ShareDialog({ here, close }: { here: Opened; close(): void }) {
  const say = speaker(language.value, shareTexts);
  const address = here.address?.();
  return (
    <Dialog title={sayPage(text('share'))} close={close}>
      <div class={css.share}>
        <p class="quiet">{say(shareText('share-lead'))}</p>
        {address !== undefined && <Written label={say(shareText('share-link'))} value={address} />}
        <div class={css.verbs}>
          <CopyButton
            class="primary"
            label={say(shareText('share-copy'))}
            content={() => address}
            none={text('link-too-long')}
          />
          {address !== undefined && 'share' in navigator && (
            <button type="button" onClick={() => send({ name: here.name, address })}>
              {say(shareText('share-send'))}
            </button>
          )}
        </div>
        {address !== undefined && <Code name={here.name} address={address} />}
        {address !== undefined && <Embed name={here.name} address={address} />}
      </div>
    </Dialog>
  );
}

/** A person who thinks better of it is no failure; and where the system refuses, the link is still there to be copied. */
const send = ({ name, address }: ShareProps) =>
  void navigator.share({ title: `${name} · Teka`, url: address }).catch(() => undefined);

function Code({ name, address }: ShareProps) {
  const say = speaker(language.value, shareTexts);
  const title = say(shareText('share-code', { name }));
  const svg = useMemo(() => {
    const code = qrCode(new TextEncoder().encode(address));
    return code && qrSvg(code, title);
  }, [address, title]);
  if (svg === undefined) return <p class="quiet">{say(shareText('share-code-too-long'))}</p>;
  return (
    <div class={css.code}>
      <SvgView svg={svg} />
      <button type="button" onClick={() => saveFile('teka-qr.svg', svg, 'image/svg+xml')}>
        {say(shareText('share-code-save'))}
      </button>
    </div>
  );
}

function Embed({ name, address }: ShareProps) {
  const say = speaker(language.value, shareTexts);
  const html = snippet(embedAddress(address, language.value), name);
  return (
    <details class={css.embed}>
      <summary>{say(shareText('share-embed'))}</summary>
      <p class="quiet">{say(shareText('share-embed-lead'))}</p>
      <Written label="HTML" value={html} lines={4} />
      <CopyButton label={say(shareText('share-embed-copy'))} content={() => html} />
    </details>
  );
}

/** Words to look at, to select and to copy. */
function Written({ label, value, lines = 1 }: { label: string; value: string; lines?: number }) {
  return (
    <textarea
      class={css.written}
      readOnly
      rows={lines}
      aria-label={label}
      value={value}
      spellcheck={false}
      data-lines={lines}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
