import { useTranslation } from '@shop/shell/i18n'
import { useNavigate } from '@shop/shell/router'
import { IconButton } from '@shop/ui-kit/IconButton'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import css from './HeaderSearch.module.css'
import { HitsOrSuggestions } from './HitsOrSuggestions.tsx'
import { rememberSearch } from './recent-searches.ts'
import { SearchInput } from './SearchInput.tsx'
import { useBestHits } from './search.query.ts'
import { isSearchable, searchPath, searchTextOf } from './search-text.ts'
import { useActiveOption } from './use-active-option.ts'
import { useSettled } from './use-settled.ts'

const SETTLED_MS = 200

/** The search under the header: the best hits while it is typed; Enter on the text shows all results. */
export function HeaderSearch({ close }: { close: () => void }) {
  const { t } = useTranslation('mf-catalog')
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const text = searchTextOf(typed)
  const asked = useSettled(text, SETTLED_MS)
  const hits = useBestHits(asked)
  const isShown = isSearchable(text) && asked !== '' && hits.data !== undefined && hits.data.count > 0 && !hits.isError
  const options = useActiveOption(isShown ? hits.data.list.length + 1 : 0)
  const focusField = () => input.current?.focus()

  useEffect(focusField, [])

  function type(next: string) {
    setTyped(next)
    options.letGo()
  }
  function choose() {
    if (text) rememberSearch(text)
    close()
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!text) return
    choose()
    void navigate(searchPath(text))
  }
  return (
    <div className={css.search}>
      {/* biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark */}
      <form role="search" onSubmit={onSubmit} className={css.form}>
        <SearchInput
          {...options.field}
          ref={input}
          value={typed}
          onValue={type}
          label={t('search.label')}
          placeholder={t('search.label')}
        />
        <IconButton icon="close" label={t('search.close')} onClick={close} />
      </form>
      <div className={css.results}>
        <HitsOrSuggestions
          search={text}
          isSettled={asked === text}
          hits={hits}
          options={options}
          onChoose={choose}
          onLost={focusField}
        />
      </div>
    </div>
  )
}
