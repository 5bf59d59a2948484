import {
  changePreferencesEndpoint,
  MOST_SAVED_FILTERS,
  type Preferences,
  preferencesEndpoint,
  type SavedFilter,
} from '@shop/contracts/staff/people/preferences'
import { notify } from '@shop/shell/notices'
import { endpointKey, queryClient } from '@shop/shell/query'
import { Link, useLocation } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { IconButton } from '@shop/ui-kit/IconButton'
import { type FormEvent, useState } from 'react'
import { Refused } from '../components/Refused.tsx'
import { useStaffCall } from '../session/use-staff-call.ts'
import { useStaffEndpoint } from '../session/use-staff-endpoint.ts'
import { textOfCode, useTexts } from '../use-texts.ts'
import css from './SavedFilters.module.css'

type Props = {
  /** Names of the address that say where in the list one is, or what lies open: they are not part of a filter. */
  leaveOut?: readonly string[]
}

/** Filters of the list on this page that its reader has named: to choose, to save the present one, to delete. */
export function SavedFilters({ leaveOut = ['page'] }: Props) {
  const { t } = useTexts()
  const { pathname: screen, search } = useLocation()
  const { data } = useStaffEndpoint(preferencesEndpoint, {})
  const { change, isBusy, refusal, forgetRefusal } = useSavedFilters()
  const [name, setName] = useState<string | null>(null)
  if (!data) return null

  const query = filterIn(search, leaveOut)
  const here = data.saved_filters.filter(filter => filter.screen === screen)
  const isSaved = here.some(filter => filter.query === query)
  const nameError = Object.values(refusal?.fields ?? {})[0]

  async function save(event: FormEvent) {
    event.preventDefault()
    const filter = { name: name ?? '', screen, query }
    // Under a name that is there already the new filter takes the place of the old one.
    const others = (filters: readonly SavedFilter[]) =>
      filters.filter(one => one.screen !== screen || one.name !== filter.name.trim())
    if (!(await change(filters => [...others(filters), filter]))) return
    notify(t('savedFilters.saved', { name: filter.name.trim() }), { tone: 'success' })
    setName(null)
  }
  const remove = (gone: SavedFilter) =>
    change(filters => filters.filter(({ name, screen }) => name !== gone.name || screen !== gone.screen))

  return (
    <div className={css.filters}>
      {here.length > 0 && (
        <ul className={css.list} aria-label={t('savedFilters.title')}>
          {here.map(filter => (
            <li key={filter.name} className={css.filter}>
              <Link
                to={{ search: filter.query ? `?${filter.query}` : '' }}
                className={css.name}
                aria-current={filter.query === query ? 'true' : undefined}
              >
                {filter.name}
              </Link>
              <IconButton
                icon="close"
                className={css.remove}
                label={t('savedFilters.remove', { name: filter.name })}
                onClick={() => void remove(filter)}
              />
            </li>
          ))}
        </ul>
      )}
      {name === null && query && !isSaved && data.saved_filters.length < MOST_SAVED_FILTERS && (
        <Button variant="text" size="small" onClick={() => setName('')}>
          {t('savedFilters.save')}
        </Button>
      )}
      {name !== null && (
        <form className={css.form} noValidate onSubmit={save}>
          <TextField
            label={t('savedFilters.name')}
            labelHidden
            aria-required
            placeholder={t('savedFilters.name')}
            maxLength={60}
            autoComplete="off"
            autoFocus
            value={name}
            error={nameError && textOfCode(t, 'errors', nameError)}
            onChange={event => {
              forgetRefusal()
              setName(event.currentTarget.value)
            }}
          />
          <Button type="submit" size="small" busy={isBusy}>
            {t('savedFilters.keep')}
          </Button>
          <Button variant="text" size="small" onClick={() => setName(null)}>
            {t('step.close')}
          </Button>
        </form>
      )}
      {refusal && refusal.code !== 'validation' && <Refused refusal={refusal} />}
    </div>
  )
}

/** What of the address filters the list, in one order whatever the address was made of. */
export function filterIn(search: string, leaveOut: readonly string[]): string {
  const params = new URLSearchParams(search)
  for (const name of leaveOut) params.delete(name)
  params.sort()
  return params.toString()
}

/** Saves from what is stored now; another tab may have saved meanwhile, then it is read again and tried once more. */
function useSavedFilters() {
  const { ask, isBusy, refusal, forgetRefusal } = useStaffCall()
  const key = endpointKey(preferencesEndpoint.path, {})

  async function change(alter: (filters: readonly SavedFilter[]) => SavedFilter[]): Promise<boolean> {
    const known = queryClient.getQueryData<Preferences>(key)
    if (!known) return false
    const save = ({ saved_filters, revision }: Preferences) =>
      ask(changePreferencesEndpoint, { body: { saved_filters: alter(saved_filters), revision } })
    let saved = await save(known)
    if (!saved) {
      await queryClient.refetchQueries({ queryKey: [preferencesEndpoint.path] })
      const newer = queryClient.getQueryData<Preferences>(key)
      if (newer && newer.revision !== known.revision) saved = await save(newer)
    }
    if (saved) queryClient.setQueryData(key, saved)
    return saved !== null
  }
  return { change, isBusy, refusal, forgetRefusal }
}
