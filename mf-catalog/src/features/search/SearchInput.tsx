import { useTranslation } from '@shop/shell/i18n'
import { Icon } from '@shop/ui-kit/Icon'
import { IconButton } from '@shop/ui-kit/IconButton'
import { type ComponentProps, type RefObject, useId } from 'react'
import css from './SearchInput.module.css'

type SearchInputProps = Omit<ComponentProps<'input'>, 'onChange' | 'ref' | 'type'> & {
  label: string
  value: string
  onValue: (value: string) => void
  ref: RefObject<HTMLInputElement | null>
}

/** One large line to type into, with our own button that empties it. */
export function SearchInput({ label, value, onValue, ref, ...input }: SearchInputProps) {
  const { t } = useTranslation('mf-catalog')
  const id = useId()
  const clear = () => {
    onValue('')
    ref.current?.focus()
  }
  return (
    <div className={css.field}>
      <Icon name="search" size={20} className={css.icon} />
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <input
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        inputMode="search"
        maxLength={100}
        {...input}
        ref={ref}
        id={id}
        name="query"
        type="text"
        className={css.input}
        value={value}
        onChange={event => onValue(event.currentTarget.value)}
      />
      {value !== '' && <IconButton icon="close" label={t('search.clear')} className={css.clear} onClick={clear} />}
    </div>
  )
}
