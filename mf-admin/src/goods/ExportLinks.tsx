import { buttonClass } from '@shop/ui-kit/Button'
import { useTexts } from '../use-texts.ts'
import css from './ExportLinks.module.css'

type Props = {
  path: string
  /** The filter of the list, as its call names it. */
  query?: Partial<Record<string, string>>
}

/** Links to one table, for programs in Ukraine (semicolons, decimal commas) and elsewhere. */
export function ExportLinks({ path, query = {} }: Props) {
  const { t } = useTexts()
  const known = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return (
    <div className={css.links}>
      {(['uk', 'en'] as const).map(language => (
        <a
          key={language}
          href={`${path}?${new URLSearchParams([...known, ['language', language]])}`}
          download
          className={buttonClass({ variant: 'outline', size: 'small' })}
        >
          {t(`export.${language}`)}
        </a>
      ))}
    </div>
  )
}
