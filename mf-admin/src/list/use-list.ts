import { useLocation, useNavigate, useSearchParams } from '@shop/shell/router'
import { type FilterOf, type ListAddress, type ListRules, pageName, readAddress, writeAddress } from './list-address.ts'

/** Marks a step of the browser's history that only opened a row: closing it may go back. */
export const openedHere = { openedHere: true }

type Readers = Parameters<typeof readAddress>[0]['filter']

/** A list by its address: what is looked at, and how to look at something else. */
export function useList<Read extends Readers, Sort extends string = never>(rules: ListRules<Read, Sort>) {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const address = readAddress(rules, params)
  const { filter } = address

  type Next = Partial<ListAddress<Read, Sort>>
  const write = (next: Next) => writeAddress(rules, { ...address, ...next }, params)
  const go = (next: Next) => setParams(write(next))
  const replace = (next: Next) => setParams(write(next), { replace: true })
  /** Another question begins at its first page, with nothing open. */
  const withFilter = (next: FilterOf<Read>) => ({ filter: next, page: 1, after: null, open: null })
  const linkTo = (next: Next) => ({ search: `?${write(next)}` })

  return {
    ...address,
    isNarrowed: Object.keys(filter).length > 0,
    /** Names of the address that say where in the list one is, or what lies open. */
    position: [pageName(rules), 'after', ...(rules.opens ? [rules.opens] : [])],
    /** Typing is no step of the browser's history: otherwise every key would be one. */
    setSearch: (search: string) => replace(withFilter({ ...filter, search: search || undefined })),
    setFilter: (name: string, text: string) => go(withFilter({ ...filter, [name]: rules.filter[name]?.(text) })),
    setSort: ({ by, dir }: { by: string; dir: 'asc' | 'desc' }) => {
      const sort = rules.sorts?.find(known => known === by)
      if (sort) go({ sort, dir, page: 1 })
    },
    setHidden: (hidden: readonly string[]) => replace({ hidden }),
    narrowBy: (filter: FilterOf<Read>) => go(withFilter(filter)),
    forgetFilter: () => go(withFilter({})),
    /** Links to this list with one filter changed; undefined: without it. */
    linkToFilter: (name: keyof Read & string, text: string | undefined) =>
      linkTo(withFilter({ ...filter, [name]: text && rules.filter[name]?.(text) })),
    linkToPage: (page: number) => linkTo({ page, open: null }),
    linkAfter: (after: string | null) => linkTo({ after, open: null }),
    linkToOpen: (open: string) => linkTo({ open }),
    show: (open: string) => go({ open }),
    /** No step of the browser's history: rows that open and close where they stand. */
    setOpen: (open: string | null) => replace({ open }),
    close: () => {
      if (state?.openedHere === true) navigate(-1)
      else replace({ open: null })
    },
  }
}

export type List<Read extends Readers = Readers, Sort extends string = string> = ReturnType<typeof useList<Read, Sort>>
