import type { PreviewMessage, PreviewTarget } from '@shop/contracts/preview-messages'
import type { StaffHome } from '@shop/contracts/staff/storefront/staff-home'
import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '../../use-texts.ts'
import css from './Preview.module.css'

const devices = ['wide', 'phone'] as const

type Props = {
  revision: number
  isBehind: boolean
  /** What is edited: the tab, and the place of the item whose fields are open. */
  part: string
  item: number | null
  home: StaffHome
}

/** The shop itself with the draft in it, as wide as a desk and as a phone; it follows what was saved, and shows what is edited. */
export function Preview({ revision, isBehind, part, item, home }: Props) {
  const { t, locale } = useTexts()
  const [language, setLanguage] = useState<'uk' | 'en'>(locale)
  const target = targetOf(home, language, part, item)
  const address = `/preview/home?lang=${language}`
  return (
    <section className={css.preview} aria-label={t('homeEditor.preview')}>
      <div className={css.head}>
        <ChipRadio
          legend={t('homeEditor.previewLanguage')}
          legendHidden
          options={['uk', 'en'].map(value => ({ value, label: t(`homeEditor.languages.${value}`) }))}
          value={language}
          onChange={value => setLanguage(value === 'en' ? 'en' : 'uk')}
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
            <Screen address={address} revision={revision} target={target} title={t(`homeEditor.screens.${device}`)} />
          </div>
        ))}
      </section>
    </section>
  )
}

/** Where the page in the frame shows what is edited; null where it has nothing to show of it, or not yet. */
function targetOf(
  { draft }: StaffHome,
  language: 'uk' | 'en',
  part: string,
  item: number | null,
): PreviewTarget | null {
  if (item === null) return null
  if (part === 'slides') return item < draft.slider.length ? { slide: item } : null
  const title = part === 'blocks' && draft.blocks[item]?.title[language].trim()
  return title ? { block: title } : null
}

type ScreenProps = { address: string; revision: number; target: PreviewTarget | null; title: string }

function Screen({ address, revision, target, title }: ScreenProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const shown = useRef(revision)

  // Reloads the frame itself, which keeps the scroll position and adds no entry to the history.
  useEffect(() => {
    if (shown.current === revision) return
    shown.current = revision
    frame.current?.contentWindow?.location.reload()
  }, [revision])

  const show = useEffectEvent(() => {
    const message: PreviewMessage | null = target && { preview: 'show', target }
    if (message) frame.current?.contentWindow?.postMessage(message, location.origin)
  })
  const wanted = JSON.stringify(target)
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again when something else is edited
  useEffect(() => show(), [wanted])
  // Also after each load: only then does it hear.
  useEffect(() => {
    const answer = ({ source, origin, data }: MessageEvent<PreviewMessage>) => {
      const isOurs = origin === location.origin && source === frame.current?.contentWindow
      if (isOurs && data?.preview === 'ready') show()
    }
    addEventListener('message', answer)
    return () => removeEventListener('message', answer)
  }, [])
  return <iframe key={address} ref={frame} src={address} title={title} className={css.screen} />
}
