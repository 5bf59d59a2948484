import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../use-texts.ts'
import css from './Preview.module.css'

const devices = ['wide', 'phone'] as const

/** The shop itself with the draft in it, as wide as a desk and as a phone; it follows what was saved. */
export function Preview({ revision, isBehind }: { revision: number; isBehind: boolean }) {
  const { t, locale } = useTexts()
  const [language, setLanguage] = useState<string>(locale)
  const address = `/preview/home?lang=${language}`
  return (
    <section className={css.preview} aria-label={t('homeEditor.preview')}>
      <div className={css.head}>
        <ChipRadio
          legend={t('homeEditor.previewLanguage')}
          legendHidden
          options={['uk', 'en'].map(value => ({ value, label: t(`homeEditor.languages.${value}`) }))}
          value={language}
          onChange={setLanguage}
        />
        <a href={address} target="_blank" rel="noreferrer" className={css.newTab}>
          {t('homeEditor.previewApart')}
        </a>
      </div>
      <section
        className={css.windows}
        data-behind={isBehind || undefined}
        aria-label={t('homeEditor.screens.both')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
        tabIndex={0}
      >
        {devices.map(device => (
          <div key={device} className={css.window} data-device={device}>
            <Screen address={address} revision={revision} title={t(`homeEditor.screens.${device}`)} />
          </div>
        ))}
      </section>
    </section>
  )
}

function Screen({ address, revision, title }: { address: string; revision: number; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const shown = useRef(revision)

  // Reloads the frame itself, which keeps the scroll position and adds no entry to the history.
  useEffect(() => {
    if (shown.current === revision) return
    shown.current = revision
    frame.current?.contentWindow?.location.reload()
  }, [revision])
  return <iframe key={address} ref={frame} src={address} title={title} className={css.screen} />
}
