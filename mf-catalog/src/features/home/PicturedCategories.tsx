import { type Category, listedCategories } from '@shop/contracts/catalog/categories'
import type { Home } from '@shop/contracts/catalog/home'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { Picture } from '@shop/ui-kit/goods/Picture'
import { useRef } from 'react'
import { useSeenLink } from '../../seen/use-seen-link.ts'
import whole from '../../styles/whole-card-link.module.css'
import { useNear } from '../../use-near.ts'
import { BlockHead } from './BlockHead.tsx'
import { useCategories } from './home.query.ts'
import css from './PicturedCategories.module.css'

const SIZES = '(min-width:1440px) 440px, (min-width:768px) 31vw, 46vw'

/** Categories that staff chose a picture for; those that shoppers cannot see now are left out. The pictures come when the reader comes near. */
export function PicturedCategories({ block }: { block: Home['blocks'][number] }) {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  const { place, isNear } = useNear<HTMLElement>()
  const known = new Map(
    listedCategories(useCategories().data?.categories ?? []).map(category => [category.name, category]),
  )
  return (
    <section ref={place} className={css.section}>
      <BlockHead title={text(block.title)} note={text(block.text)} to={block.link} more={t('row.more')} />
      <ul className={css.categories}>
        {(block.categories ?? []).map(({ name, image }) => {
          const category = known.get(name)
          return category && <PicturedCategory key={name} category={category} image={isNear ? image : null} />
        })}
      </ul>
    </section>
  )
}

/** Without its picture the place of it is kept. */
function PicturedCategory({ category: { name, title }, image }: { category: Category; image: string | null }) {
  const { text } = useFormat()
  const place = useRef<HTMLLIElement>(null)
  const path = `/store?categories=${name}`
  useSeenLink(place, path)
  return (
    <li ref={place} className={whole.card}>
      {image ? <Picture file={image} alt="" sizes={SIZES} className={css.picture} /> : <span className={css.picture} />}
      <h3 className={css.title}>
        <Link to={path} className={whole.link}>
          {text(title)}
        </Link>
      </h3>
    </li>
  )
}
