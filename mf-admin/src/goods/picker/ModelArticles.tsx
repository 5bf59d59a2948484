import { staffModelsEndpoint } from '@shop/contracts/staff/goods/staff-model-list'
import { useFormat } from '@shop/shell/format'
import { Button } from '@shop/ui-kit/Button'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { useEffect, useRef } from 'react'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import type { PickedProduct } from '../chosen.ts'
import { Thumb } from '../Thumb.tsx'
import { useNamed } from '../use-named.ts'
import css from './ModelArticles.module.css'

type Props = {
  model: string
  /** What the model was found by: articles that it does not find are not offered. */
  search: string
  refused: ReadonlyMap<string, string> | undefined
  onPick: (product: PickedProduct) => void
  onClose: () => void
}

/** The articles of a model, of which one is to be chosen. */
export function ModelArticles({ model, search, refused, onPick, onClose }: Props) {
  const { t } = useTexts()
  const { text } = useFormat()
  const { colorTitle, heightTitle } = useNamed()
  const place = useRef<HTMLElement>(null)
  const query = { 'search[article]': search, sort: 'article', page: 1, limit: 100, opened: model } as const
  const { data, isError } = useStaffEndpoint(staffModelsEndpoint, { query }, { staleTime: 0 })
  const row = data?.models.find(found => found.model === model)
  const isHere = row !== undefined
  useEffect(() => {
    if (isHere) place.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
  }, [isHere])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, no fields
    <section ref={place} role="group" className={css.articles} aria-label={t('picker.articlesOf', { model })}>
      <p className={css.title}>{t('picker.articlesOf', { model })}</p>
      {isError && <p role="alert">{t('picker.failed')}</p>}
      {!data && !isError && <Skeleton shape="control" />}
      {row?.opened?.map(product => {
        const { article, title, color, height, picture, is_shown, stock } = product
        const facts = [
          colorTitle(color),
          height && heightTitle(height),
          !is_shown && t('chosen.hidden'),
          stock === 0 && t('chosen.soldOut'),
        ]
        const reason = refused?.get(article)
        return (
          <button
            key={article}
            type="button"
            className={css.article}
            disabled={reason !== undefined}
            onClick={() => onPick(product)}
          >
            <Thumb picture={picture} faded={!is_shown} />
            <span>
              {article} · {text(title)}
              <span className={css.facts}>{reason ?? facts.filter(Boolean).join(' · ')}</span>
            </span>
          </button>
        )
      })}
      <Button variant="text" size="small" onClick={onClose}>
        {t('picker.closeArticles')}
      </Button>
    </section>
  )
}
