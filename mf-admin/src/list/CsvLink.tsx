import { buttonClass } from '@shop/ui-kit/Button'
import { Icon } from '@shop/ui-kit/Icon'

type Props = { path: string; query: Readonly<Record<string, string | undefined>>; label: string }

/** The rows of the present filter as a file. */
export function CsvLink({ path, query, label }: Props) {
  const known = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return (
    <a
      className={buttonClass({ variant: 'outline', size: 'small' })}
      href={`${path}?${new URLSearchParams(known)}`}
      download
    >
      <Icon name="download" size={16} />
      {label}
    </a>
  )
}
