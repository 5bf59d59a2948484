import type { StaffModel } from '@shop/contracts/staff/goods/staff-models'
import { showProductEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { Button } from '@shop/ui-kit/Button'
import { Refused } from '../../../components/Refused.tsx'
import { renewGoods } from '../../../goods/renew-goods.ts'
import { useTakeBack } from '../../../goods/use-take-back.ts'
import { useStaffCall } from '../../../session/use-staff-call.ts'
import { useTexts } from '../../../use-texts.ts'
import editor from '../ProductEditor.module.css'
import { ColorSection } from './ColorSection.tsx'
import css from './Model.module.css'

/** All colours of a model; those that lack nothing are shown with one press. */
export function ModelColors({ model, opened }: { model: StaffModel; opened: string }) {
  const { t } = useTexts()
  const { tellSaved } = useTakeBack()
  const { ask, isBusy, refusal } = useStaffCall()
  const { articles } = model
  const colors = [...new Set(articles.map(({ color }) => color))]
  const hidden = articles.filter(({ is_shown, lacks }) => !is_shown && !lacks.includes('archived'))
  const ready = hidden.filter(({ lacks }) => lacks.length === 0)

  async function showAll() {
    const undos: string[] = []
    let shown = 0
    for (const { article } of ready) {
      const saved = await ask(showProductEndpoint, { params: { article }, body: { is_show: true } })
      if (!saved) break
      if (saved.undo) undos.push(saved.undo)
      shown += 1
    }
    await renewGoods()
    if (shown > 0) tellSaved(t('model.shownMany', { count: shown }), undos)
  }
  return (
    <section className={editor.colors} aria-labelledby="model-colors">
      <div className={css.tools}>
        <h2 id="model-colors">{t('model.colors')}</h2>
        {ready.length > 0 && (
          <Button size="small" busy={isBusy} onClick={showAll}>
            {t('model.showReady', { count: ready.length })}
          </Button>
        )}
        {hidden.length > ready.length && (
          <p className={css.hint}>{t('model.notReady', { count: hidden.length - ready.length })}</p>
        )}
      </div>
      <Refused refusal={refusal} />
      {colors.map(color => (
        <ColorSection
          key={color}
          model={model.model}
          color={color}
          articles={articles.filter(one => one.color === color)}
          opened={opened}
        />
      ))}
    </section>
  )
}
