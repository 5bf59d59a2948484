import { Button } from '@shop/ui-kit/Button'
import { Select } from '@shop/ui-kit/fields/Select'
import { useFormContext } from 'react-hook-form'
import { FindGoods } from '../../../goods/FindGoods.tsx'
import { useTexts } from '../../../use-texts.ts'
import css from './ChangeForm.module.css'
import { type AddedDraft, addedDraft, type ChangeDraft } from './change-draft.ts'

/** Staff choose of a list; what is bought by the dozen is an order of its own. */
const MOST = 10

/** Items that come to the order, at today's price. */
export function AddFields({ error }: { error: string | undefined }) {
  const { t } = useTexts()
  const { watch, setValue } = useFormContext<ChangeDraft>()
  const added = watch('added')
  const set = (items: AddedDraft[]) => setValue('added', items, { shouldDirty: true })
  const change = (key: string, fields: Partial<AddedDraft>) =>
    set(added.map(item => (item.key === key ? { ...item, ...fields } : item)))
  return (
    <>
      {added.map(item => (
        <AddedItem
          key={item.key}
          item={item}
          onChange={fields => change(item.key, fields)}
          onRemove={() => set(added.filter(({ key }) => key !== item.key))}
        />
      ))}
      <FindGoods
        label={t('change.find')}
        required={false}
        error={error}
        onPick={product => set([...added, addedDraft(product, crypto.randomUUID())])}
      />
    </>
  )
}

type ItemProps = { item: AddedDraft; onChange: (fields: Partial<AddedDraft>) => void; onRemove: () => void }

function AddedItem({ item, onChange, onRemove }: ItemProps) {
  const { t, locale } = useTexts()
  const { article, title, sizes, size, count } = item
  const name = title[locale]
  const left = sizes.find(known => known.name === size)?.left ?? 0
  return (
    <fieldset className={css.line}>
      <legend className={css.legend}>
        {t('change.added', { name })} <span className={css.quiet}>{article}</span>
      </legend>
      {sizes.length === 0 ? (
        <p className={css.error}>{t('newOrder.soldOut')}</p>
      ) : (
        <div className={css.pair}>
          <Select
            label={t('newOrder.size')}
            aria-label={t('newOrder.sizeOf', { name })}
            options={sizes.map(known => ({
              value: known.name,
              label: known.isInAdvance
                ? t('change.sizeInAdvance', { size: known.name })
                : t('newOrder.sizeLeft', { size: known.name, left: known.left }),
            }))}
            value={size}
            onChange={event => onChange({ size: event.currentTarget.value, count: '1' })}
          />
          <Select
            label={t('change.howMany')}
            aria-label={t('step.pieces', { name })}
            options={Array.from({ length: Math.min(left, MOST) }, (_, less) => String(less + 1)).map(value => ({
              value,
              label: value,
            }))}
            value={count}
            onChange={event => onChange({ count: event.currentTarget.value })}
          />
        </div>
      )}
      <Button variant="text" size="small" className={css.remove} onClick={onRemove}>
        {t('newOrder.remove', { name })}
      </Button>
    </fieldset>
  )
}
