import { allCategoriesEndpoint, listedCategories } from '@shop/contracts/catalog/categories'
import { useTranslation } from '@shop/shell/i18n'
import { useEndpoint } from '@shop/shell/query'
import { Link, useNavigate } from '@shop/shell/router'
import { addTexts } from '@shop/shell/texts'
import { Button } from '@shop/ui-kit/Button'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { type FormEvent, useId } from 'react'
import en from '../locales/suggested-links.en.json' with { type: 'json' }
import uk from '../locales/suggested-links.uk.json' with { type: 'json' }
import css from './SuggestedLinks.module.css'

addTexts('uk', 'host', uk)
addTexts('en', 'host', en)

/** Suggested links for a page that does not exist: the search and the categories. */
// biome-ignore lint/style/noDefaultExport: React.lazy takes a default export
export default function SuggestedLinks() {
  const { t } = useTranslation('host')
  const navigate = useNavigate()

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const query = String(new FormData(event.currentTarget).get('query') ?? '').trim()
    void navigate(query ? `/search?${new URLSearchParams({ query })}` : '/search')
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark */}
      <form role="search" className={css.search} onSubmit={onSubmit}>
        <TextField
          label={t('suggestedLinks.search')}
          name="query"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className={css.field}
        />
        <Button type="submit">{t('suggestedLinks.find')}</Button>
      </form>
      <Categories />
    </>
  )
}

function Categories() {
  const { t, locale } = useTranslation('host')
  const { data } = useEndpoint(allCategoriesEndpoint, {})
  const id = useId()
  const main = listedCategories(data?.categories ?? []).filter(({ parent_category }) => parent_category === null)
  if (main.length === 0) return null
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {t('suggestedLinks.categories')}
      </h2>
      <ul className={css.categories}>
        {main.map(({ name, title, special }) => (
          <li key={name}>
            <Link to={`/store?categories=${name}`} className={css.category} data-special={special}>
              {title[locale]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
