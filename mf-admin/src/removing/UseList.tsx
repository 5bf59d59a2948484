import type { RemovableKind, Use } from '@shop/contracts/staff/removing/removing'
import { useFormat } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import type { DescribedBy } from '../components/products-by.ts'
import { useStaffMember } from '../session/session.ts'
import { useTexts } from '../use-texts.ts'
import { allPlacesOf, placeOf } from './place-of-use.ts'
import css from './Removing.module.css'

type Props = {
  kind: RemovableKind
  uses: readonly Use[]
  /** What each of several things is called; null: there is only one. */
  nameOf: ((name: string) => string) | null
}

const described: readonly RemovableKind[] = ['category', 'collection', 'color', 'size', 'height']

/** What names a thing, place by place; each place that staff may open is a link. */
export function UseList({ kind, uses, nameOf }: Props) {
  const { t } = useTexts()
  const { text } = useFormat()
  const { may } = useStaffMember()
  const by = described.includes(kind) ? (kind as DescribedBy) : null
  return (
    <ul className={css.uses}>
      {uses.map(use => {
        const { of, kind, count, places } = use
        const all = allPlacesOf(use, by)
        const words = t(`removing.uses.${kind}`, { count })
        return (
          <li key={`${of} ${kind}`}>
            {nameOf && `${nameOf(of)}: `}
            {all && may(all.right) ? <Link to={all.href}>{words}</Link> : words}
            {places.length > 0 && ': '}
            {places.map(({ name, title }, index) => {
              const place = placeOf(kind, name)
              const label = title && text(title) ? `${text(title)} (${name})` : name
              return (
                <span key={name}>
                  {index > 0 && ', '}
                  {place && may(place.right) ? <Link to={place.href}>{label}</Link> : label}
                </span>
              )
            })}
            {count > places.length && places.length > 0 && '…'}
          </li>
        )
      })}
    </ul>
  )
}
