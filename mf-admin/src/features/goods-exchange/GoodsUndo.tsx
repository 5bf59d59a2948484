import type { ExchangeUndo } from '@shop/contracts/staff/exchange/goods-exchange'
import { goodsExchangesEndpoint } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { queryClient } from '@shop/shell/query'
import { Button } from '@shop/ui-kit/Button'
import { useState } from 'react'
import { KeptArticles } from '../../goods/KeptArticles.tsx'
import { useTakeBack } from '../../goods/use-take-back.ts'
import { formatTime } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import css from './GoodsExchange.module.css'

/** What an exchange changed of goods can be taken back for an hour; then, what of it could not be, article by article. */
export function GoodsUndo({ undo }: { undo: ExchangeUndo }) {
  const { t, locale } = useTexts()
  const { takeBack } = useTakeBack()
  const [isBusy, setBusy] = useState(false)
  const { id, state, until, restored, left, kept } = undo

  async function act() {
    setBusy(true)
    await takeBack(id)
    await queryClient.invalidateQueries({ queryKey: [goodsExchangesEndpoint.path] })
    setBusy(false)
  }
  if (state === 'open') {
    return (
      <div className={css.undo}>
        <p>{t('goodsExchange.undo.about', { time: until === null ? '' : formatTime(until, locale) })}</p>
        <Button variant="outline" className={css.action} busy={isBusy} onClick={() => void act()}>
          {t('goodsExchange.undo.do')}
        </Button>
      </div>
    )
  }
  return (
    <div className={css.undo}>
      <p>{t(`goodsExchange.undo.${state}`, { restored })}</p>
      {kept.length > 0 && <KeptArticles kept={kept} left={left} />}
    </div>
  )
}
