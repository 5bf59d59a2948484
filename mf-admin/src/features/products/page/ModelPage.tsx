import type { ResultOf } from '@shop/contracts/endpoint'
import type { staffGoodsEndpoint } from '@shop/contracts/staff/goods/staff-goods'
import { Link } from '@shop/shell/router'
import type { ReactNode } from 'react'
import { PageSaveBar } from '../../../forms/PageSaveBar.tsx'
import { SaveParts, useSaveParts } from '../../../forms/save-parts.tsx'
import { ProductRecommendations } from '../../../goods/ProductRecommendations.tsx'
import { renewGoods } from '../../../goods/renew-goods.ts'
import { useNamed } from '../../../goods/use-named.ts'
import { useTakeBack } from '../../../goods/use-take-back.ts'
import { useTexts } from '../../../use-texts.ts'
import { ownTexts } from '../article-draft.ts'
import { ModelSizes } from '../grid/ModelSizes.tsx'
import { pageOf } from '../list/use-product-columns.tsx'
import { ModelColors } from '../model/ModelColors.tsx'
import { ModelForm } from '../model/ModelForm.tsx'
import { RemoveGoods } from '../model/RemoveGoods.tsx'
import { AddArticles } from '../new/AddArticles.tsx'
import editor from '../ProductEditor.module.css'
import { ProductForm } from '../ProductForm.tsx'
import { ProductHistory } from '../ProductHistory.tsx'
import css from './ModelPage.module.css'
import { SectionStrip } from './SectionStrip.tsx'
import { type Section, sections, useSection } from './use-section.ts'

/** All sections of a model and of the article that was opened, with one button that saves whatever is changed in them. */
export function ModelPage({ product, model, sizes }: ResultOf<typeof staffGoodsEndpoint>) {
  const { t } = useTexts()
  const { tellSaved } = useTakeBack()
  const named = useNamed()
  const { section, show } = useSection()
  const { article } = product
  const parts = useSaveParts({
    onSaved({ isSaved, failed: [first], undos }) {
      if (isSaved)
        tellSaved(t(first ? 'model.partlySaved' : 'model.saved', { count: model.articles.length }), undos, {
          tone: first ? 'plain' : 'success',
        })
      if (first) showFailed(first.section)
    },
  })
  const differing = ownTexts.filter(name => model.differences.some(({ field }) => field === name))

  function showFailed(id: string): void {
    const known = sections.find(name => name === id)
    if (!known) return
    show(known)
    // Once it is in sight: on a phone it may have been another section.
    setTimeout(() => document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  const part = (name: Section, children: ReactNode) => (
    <div id={name} className={css.part} data-here={name === section || undefined}>
      {children}
    </div>
  )
  return (
    <SaveParts page={parts.page}>
      <SectionStrip section={section} onShow={show} changed={new Set(parts.changed.map(one => one.section))} />
      {part('common', <ModelForm key={model.model} model={model} opened={article} dictionary={named.sizes} />)}
      {part(
        'colors',
        <>
          <ModelColors model={model} opened={article} />
          <AddArticles key={`${model.model} more`} model={model} product={product} onMade={renewGoods} />
        </>,
      )}
      {part(
        'sizes',
        <ModelSizes key={model.model} stored={sizes} opened={article} dictionary={named.sizes} onSaved={renewGoods} />,
      )}
      {part(
        'article',
        <section className={editor.own} aria-labelledby="own-of-article">
          <h2 id="own-of-article">{t('model.ownOf', { article })}</h2>
          {model.articles.length > 1 && (
            <nav className={editor.variants} aria-label={t('product.others')}>
              {model.articles.map(variant => (
                <Link
                  key={variant.article}
                  to={pageOf(variant.article)}
                  aria-current={variant.article === article ? 'page' : undefined}
                >
                  {[named.colorTitle(variant.color), variant.height && named.heightTitle(variant.height)]
                    .filter(Boolean)
                    .join(', ')}
                </Link>
              ))}
            </nav>
          )}
          <RemoveGoods
            kind="article"
            name={article}
            title={article}
            articles={model.articles.filter(one => one.article === article)}
            opened={article}
          />
          <ProductForm product={product} differing={differing} />
          <section className={editor.section}>
            <h3>{t('recommended.title')}</h3>
            <ProductRecommendations article={article} onSaved={() => void renewGoods()} />
          </section>
        </section>,
      )}
      {part('history', <ProductHistory article={article} revision={product.revision} />)}
      <PageSaveBar parts={parts} onShow={showFailed} />
    </SaveParts>
  )
}
