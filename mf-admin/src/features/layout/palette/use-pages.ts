import type { StaffRight } from '@shop/contracts/endpoint'
import { inOneSpelling } from '@shop/contracts/texts/one-spelling'
import type { Locale } from '@shop/shell/locale'
import { useQuery } from '@shop/shell/query'
import { useContext } from 'react'
import { nameKey, OfficeContext, type OfficeRoute } from '../../../office.ts'
import { useStaffMember } from '../../../session/session.ts'
import { useTexts } from '../../../use-texts.ts'
import type { PaletteResult } from './palette-result.ts'

type Texts = Readonly<Record<string, string>>
type OfficePage = { to: string; right?: StaffRight | undefined; name: string; more: string[] }

/** Screens without a link of their own that are gone to all the same. */
const beginnings: OfficePage[] = [
  { to: '/admin/other/products/new', right: 'content', name: 'product.newTitle', more: [] },
  { to: '/admin/bundles/new', right: 'content', name: 'bundle.new', more: [] },
]

/** The pages of the office that these rights open, by their names in either language. */
export function usePages(): { pages: PaletteResult[]; findPages: (typed: string) => PaletteResult[] } {
  const { t, locale } = useTexts()
  const { routes } = useContext(OfficeContext)
  const { may } = useStaffMember()
  const otherTexts = useOtherTexts(locale)
  const known = [...routes.filter(isPage).map(pageOf), ...beginnings].filter(({ right }) => !right || may(right))
  const toResult = ({ to, name }: OfficePage): PaletteResult => ({ kind: 'page', to, title: t(name) })

  function findPages(typed: string): PaletteResult[] {
    const asked = inOneSpelling(typed.trim())
    const places = known
      .map(page => ({ page, place: placeIn(page) }))
      .filter(({ place }) => place >= 0)
      .toSorted((one, other) => one.place - other.place)
    return places.map(({ page }) => toResult(page))

    /** The better, the less: the name begins so, a word of it, somewhere in it, only what is said of the page. */
    function placeIn({ name, more }: OfficePage): number {
      const names = inBoth(name)
      if (names.some(text => text.startsWith(asked))) return 0
      if (names.some(text => text.includes(` ${asked}`))) return 1
      if (names.some(text => text.includes(asked))) return 2
      return more.flatMap(inBoth).some(text => ` ${text}`.includes(` ${asked}`)) ? 3 : -1
    }
  }
  const inBoth = (key: string) => [t(key), otherTexts[key] ?? ''].map(text => inOneSpelling(text ?? ''))
  return { pages: known.map(toResult), findPages }
}

function isPage({ section, title, path }: OfficeRoute): boolean {
  return section !== undefined || (title !== undefined && path === '/admin/me')
}

function pageOf(route: OfficeRoute): OfficePage {
  const { path, right, section, title } = route
  if (!section) return { to: path, right, name: `${title}.title`, more: [] }
  const more = [`${title}.title`, ...(section === 'header' ? [] : [`sections.${title}Text`])]
  return { to: path, right, name: nameKey(route), more }
}

const loaders: Record<Locale, () => Promise<{ default: Texts }>> = {
  uk: () => import(/* webpackChunkName: "texts-uk" */ '../../../locales/uk.json'),
  en: () => import(/* webpackChunkName: "texts-en" */ '../../../locales/en.json'),
}
const none: Texts = {}

/** The texts of the language that is not on the screen. */
function useOtherTexts(locale: Locale): Texts {
  const other = locale === 'uk' ? 'en' : 'uk'
  const load = async () => (await loaders[other]()).default
  return (
    useQuery({ queryKey: ['office-texts', other], queryFn: load, staleTime: Number.POSITIVE_INFINITY }).data ?? none
  )
}
