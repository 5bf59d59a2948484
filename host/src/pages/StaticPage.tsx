import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { usePageMeta } from '@shop/shell/page-meta'
import { Link } from '@shop/shell/router'
import { ScreenSkeleton } from '../remotes/ScreenSkeleton.tsx'
import { NotFound } from './NotFound.tsx'
import { ShopList } from './ShopList.tsx'
import css from './StaticPage.module.css'
import './add-static-texts.ts'
import type { StaticText } from '@shop/contracts/static-texts/static-texts'
import { Picture } from '@shop/ui-kit/goods/Picture'
import { useStaticText } from './static-text.ts'

const IN_TEXT = { sizes: '(min-width:768px) 42.5rem, 100vw', width: 1200, height: 800 }

export function StaticPage({ page }: { page: string }) {
  return page === 'not-found' ? <NotFound /> : <ReadPage page={page} />
}

function ReadPage({ page }: { page: string }) {
  const { locale } = useTranslation('host')
  const { data, error } = useStaticText(page)
  if (error) throw error
  if (!data) return <ScreenSkeleton kind="pages" />
  return <WrittenPage page={page} text={data.text[locale]} />
}

function WrittenPage({ page, text }: { page: string; text: StaticText }) {
  const { title, metaTitle, description, version, lead, sections } = text
  const { t } = useTranslation('host')
  const { date } = useFormat()
  usePageMeta({ title: metaTitle, description })
  return (
    <article className={css.page}>
      <h1 className={css.title}>{title}</h1>
      {version && (
        <p className={css.version}>
          <time dateTime={version}>{t('static.version', { date: date(version) })}</time>
        </p>
      )}
      <p className={css.lead}>{lead}</p>
      <Contents sections={sections} />
      {page === 'contacts' && <ShopList />}
      {sections.map(({ id, heading, paragraphs, list, picture }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sections may say the same, and none moves while it is read
        <section key={`${index} ${heading}`} className={css.section}>
          <h2 id={id} className={css.heading}>
            {heading}
          </h2>
          {picture && <Picture file={picture.image} alt={picture.alt} {...IN_TEXT} className={css.picture} />}
          {[...new Set(paragraphs)].map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list && (
            <ul className={css.list}>
              {[...new Set(list)].map(item => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  )
}

/** Where to jump to, on pages whose sections have names. */
function Contents({ sections }: Pick<StaticText, 'sections'>) {
  const { t } = useTranslation('host')
  const named = sections.filter(({ id }) => id)
  if (named.length === 0) return null
  return (
    <nav aria-label={t('static.contents')}>
      <ul className={css.contents} data-print="none">
        {named.map(({ id, heading }) => (
          <li key={id}>
            <Link to={{ hash: `#${id}` }}>{heading}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
