import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './Icon.tsx'
import css from './IconButton.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  label: string
  /** A small number at the corner; the label should name it too. */
  count?: number
}

/** The style of a router's Link that contains an Icon. */
export function iconButtonClass(): string {
  return classNames(css.button)
}

export function IconButton({ icon, label, count, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={classNames(css.button, className)} aria-label={label}>
      <Icon name={icon} />
      {count !== undefined && count > 0 && <CountBubble count={count} />}
    </button>
  )
}

function CountBubble({ count }: { count: number }) {
  return (
    <span key={count} className={css.bubble} aria-hidden="true">
      {count}
    </span>
  )
}
