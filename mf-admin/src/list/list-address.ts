/** What a value of the address means; undefined for what nobody could have meant. */
type Reader = (text: string) => string | boolean | undefined
type Readers = Readonly<Record<string, Reader>>

export type FilterOf<Read extends Readers> = { [Name in keyof Read]?: NonNullable<ReturnType<Read[Name]>> | undefined }

/** What may stand in the address of a list: its filters in their order, and how it is sorted. */
export type ListRules<Read extends Readers, Sort extends string> = {
  filter: Read
  /** The first one is the plain list's. */
  sorts?: readonly Sort[]
  /** These begin with the newest or the most. */
  descending?: readonly Sort[]
  /** The call answers no later one. */
  lastPage?: number
  /** The name of its page in the address, where that is another list's `page`. */
  page?: string
  /** What another list of the same screen has in the address: it stays there. */
  beside?: readonly string[]
  /** The name in the address of the row that lies open. */
  opens?: string
  isOpenable?: (id: string) => boolean
}

/** What staff look at: all of it stands in the address, so that a link shows a colleague the same. */
export type ListAddress<Read extends Readers, Sort extends string> = {
  filter: FilterOf<Read>
  sort: Sort
  dir: 'asc' | 'desc'
  page: number
  /** The last row of the page before, where a list has no numbered pages. */
  after: string | null
  /** Columns that are not drawn. */
  hidden: readonly string[]
  open: string | null
}

/** Words that are looked for. */
export const words: (text: string) => string | undefined = text => text.slice(0, 100) || undefined

export function oneOf<const Value extends string>(values: readonly Value[]): (text: string) => Value | undefined {
  return text => values.find(value => value === text)
}

export function fitting(fits: (text: string) => boolean): (text: string) => string | undefined {
  return text => (fits(text) ? text : undefined)
}

export const yesOrNo = (text: string): boolean | undefined =>
  text === 'yes' ? true : text === 'no' ? false : undefined

export function readAddress<Read extends Readers, Sort extends string>(
  rules: ListRules<Read, Sort>,
  params: URLSearchParams,
): ListAddress<Read, Sort> {
  const { filter, sorts = [], lastPage = 1000, opens, isOpenable = () => true } = rules
  const sort = sorts.find(known => known === params.get('sort')) ?? (sorts[0] as Sort)
  const dir = params.get('dir')
  const page = Math.trunc(Number(params.get(pageName(rules))))
  const open = opens === undefined ? null : params.get(opens)
  const known = Object.entries(filter).map(([name, read]) => [name, read(params.get(name) ?? '')])
  return {
    filter: Object.fromEntries(known.filter(([, value]) => value !== undefined)),
    sort,
    dir: dir === 'asc' || dir === 'desc' ? dir : plainDir(rules, sort),
    page: page >= 1 && page <= lastPage ? page : 1,
    after: params.get('after'),
    hidden: (params.get('hide') ?? '').split(',').filter(name => /^[a-z]{1,20}$/.test(name)),
    open: open && isOpenable(open) ? open : null,
  }
}

/** Only what differs from the plain list is written, beside what another list has in the `present` address. */
export function writeAddress<Read extends Readers, Sort extends string>(
  rules: ListRules<Read, Sort>,
  { filter, sort, dir, page, after, hidden, open }: ListAddress<Read, Sort>,
  present?: URLSearchParams,
): URLSearchParams {
  const params = new URLSearchParams()
  const set = (name: string, value: unknown) => value && params.set(name, String(value))
  for (const name of Object.keys(rules.filter)) {
    const value = filter[name]
    set(name, typeof value === 'boolean' ? (value ? 'yes' : 'no') : value)
  }
  set('sort', sort !== rules.sorts?.[0] && sort)
  set('dir', dir !== plainDir(rules, sort) && dir)
  set(pageName(rules), page > 1 && page)
  set('after', after)
  set('hide', hidden.join(','))
  if (rules.opens) set(rules.opens, open)
  for (const name of rules.beside ?? []) set(name, present?.get(name))
  return params
}

export function pageName({ page = 'page' }: Pick<ListRules<Readers, string>, 'page'>): string {
  return page
}

function plainDir<Sort extends string>({ descending = [] }: Pick<ListRules<Readers, Sort>, 'descending'>, sort: Sort) {
  return descending.includes(sort) ? 'desc' : 'asc'
}
