import { LinkStrip } from '../../../components/LinkStrip.tsx'
import look from '../../../components/TabLink.module.css'
import { useTexts } from '../../../use-texts.ts'
import css from './ModelPage.module.css'
import { type Section, sections } from './use-section.ts'

type Props = {
  section: Section
  onShow: (section: Section) => void
  /** Sections in which something is not saved. */
  changed: ReadonlySet<string>
}

/** The sections of the page of a model: links to each, and on a phone the one that is shown. */
export function SectionStrip({ section, onShow, changed }: Props) {
  const { t, locale } = useTexts()
  return (
    <LinkStrip
      label={t('model.sections.label')}
      className={`${look.tabs} ${css.strip}`}
      content={`${locale} ${section}`}
    >
      {sections.map(name => (
        <a
          key={name}
          href={`#${name}`}
          className={look.tab}
          aria-current={name === section ? 'location' : undefined}
          onClick={event => {
            event.preventDefault()
            onShow(name)
          }}
        >
          {t(`model.sections.${name}`)}
          {changed.has(name) && <span className={css.changed}>{t('model.sections.changed')}</span>}
        </a>
      ))}
    </LinkStrip>
  )
}
