import { formatAgo } from '../moments.ts'
import { useTexts } from '../use-texts.ts'
import css from './ChangedLine.module.css'

/** Who changed a thing last, and how long ago; nothing for what is as it came. */
export function ChangedLine({ changed }: { changed: { by: string; at: string } | null }) {
  const { t, locale } = useTexts()
  if (!changed) return null
  return (
    <p className={css.changed}>
      {t('changed.by', { who: changed.by, ago: formatAgo(changed.at, new Date(), locale) })}
    </p>
  )
}
