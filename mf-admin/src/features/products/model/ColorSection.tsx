import type { ModelArticle } from '@shop/contracts/staff/goods/staff-models'
import { ProductWorn } from '../../../goods/ProductWorn.tsx'
import { renewGoods } from '../../../goods/renew-goods.ts'
import { useNamed } from '../../../goods/use-named.ts'
import { useTexts } from '../../../use-texts.ts'
import { ColorDetails } from '../ColorDetails.tsx'
import { ArticlePictures } from './ArticlePictures.tsx'
import { ArticleShowing } from './ArticleShowing.tsx'
import css from './Model.module.css'
import { RemoveGoods } from './RemoveGoods.tsx'
import { TakePictures } from './TakePictures.tsx'

type Props = { model: string; color: string; articles: readonly ModelArticle[]; opened: string }

/** A colour of a model: its heights and whether they are shown, its pictures and the person in them. */
export function ColorSection({ model, color, articles, opened }: Props) {
  const { t } = useTexts()
  const named = useNamed()
  const title = named.colorTitle(color)
  const shared = articles.filter(({ own_pictures }) => !own_pictures)
  const pictured = shared.filter(({ picture_count }) => picture_count > 0)
  const main = pictured.find(({ article }) => article === opened) ?? pictured[0] ?? shared[0]
  const others = articles.filter(({ own_pictures }) => own_pictures)
  const shown = articles.filter(({ is_shown }) => is_shown).length
  return (
    <ColorDetails
      color={color}
      about={`${t('product.pictures', { count: main?.picture_count ?? 0 })} · ${t('model.shownOf', { shown, count: articles.length })}`}
      isOpenAtFirst={articles.some(({ article }) => article === opened)}
    >
      <ul className={css.articles} aria-label={t('model.heightsOf', { color: title })}>
        {articles.map(known => (
          <ArticleShowing key={known.article} known={known} isOpen={known.article === opened} />
        ))}
      </ul>
      <RemoveGoods
        kind="garment"
        name={`${model} ${color}`}
        title={t('model.colorOf', { model, color: title })}
        articles={articles}
        opened={opened}
      />
      {main && (
        <section aria-label={t('model.picturesOf', { name: title })} className={css.part}>
          <h3>{t('model.picturesOf', { name: title })}</h3>
          <ArticlePictures article={main.article} />
          <Worn article={main.article} />
        </section>
      )}
      {others.map(({ article }) => (
        <section key={article} aria-label={t('model.picturesOf', { name: article })} className={css.part}>
          <h3>{t('model.picturesOf', { name: article })}</h3>
          <p className={css.hint}>{t('model.ownPictures', { article })}</p>
          {main && main.picture_count > 0 && <TakePictures from={main.article} to={article} />}
          <ArticlePictures article={article} />
          <Worn article={article} />
        </section>
      ))}
    </ColorDetails>
  )
}

/** Who wears it: with the pictures, and folded away, for it is seldom changed. */
function Worn({ article }: { article: string }) {
  const { t } = useTexts()
  return (
    <details className={css.worn}>
      <summary>{t('product.worn')}</summary>
      <ProductWorn article={article} onSaved={renewGoods} />
    </details>
  )
}
