import { Link } from '@shop/shell/router'
import { LinkStrip } from '../components/LinkStrip.tsx'
import look from '../components/TabLink.module.css'
import { useTexts } from '../use-texts.ts'
import css from './CountedTabs.module.css'

type Tab = {
  text: string
  to: { search: string }
  isPresent: boolean
  /** How many it holds, once it is known. */
  count: string | undefined
}
type Props = { label: string; tabs: readonly Tab[]; className?: string | undefined }

/** What a list is divided into, and how many rows each tab has. */
export function CountedTabs({ label, tabs, className }: Props) {
  const { locale } = useTexts()
  const present = tabs.find(({ isPresent }) => isPresent)
  return (
    <LinkStrip
      label={label}
      className={[look.tabs, css.tabs, className].filter(Boolean).join(' ')}
      content={`${locale} ${present?.text}`}
    >
      {tabs.map(({ text, to, isPresent, count = '\u2007' }) => (
        <Link key={text} to={to} className={look.tab} aria-current={isPresent ? 'page' : undefined}>
          {text}
          {/* Its place is kept, so that no tab moves when the number comes. */}
          <span className={css.count}>{count}</span>
        </Link>
      ))}
    </LinkStrip>
  )
}
