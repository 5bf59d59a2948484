import { pageTexts } from '@shop/contracts/page-texts'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { usePageMeta } from '@shop/shell/page-meta'
import { Heading } from '@shop/ui-kit/Heading'
import { TextField } from '@shop/ui-kit/TextField'
import { useSearchText } from '../features/search/use-search-text.ts'
import css from './ListPage.module.css'
import { SearchHits } from './SearchHits.tsx'

export function SearchPage() {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  const { typed, setTyped, searched } = useSearchText()
  usePageMeta({ title: text(pageTexts.search.title) })
  return (
    <div className={css.page}>
      <Heading level={1}>{t('search.title')}</Heading>
      <search className={css.field}>
        <TextField
          type="search"
          name="query"
          label={t('search.label')}
          hint={t('search.hint')}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
        />
      </search>
      {searched && <SearchHits search={searched} />}
    </div>
  )
}
