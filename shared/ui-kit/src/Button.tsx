import type { ComponentProps } from 'react'
import css from './Button.module.css'
import { classNames } from './class-names.ts'

type ButtonVariant = 'primary' | 'checkout' | 'outline' | 'text'
type ButtonSize = 'regular' | 'small'

type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean }

/** The style of a button for what is not one: a router's Link, an anchor. */
export function buttonClass({ variant = 'primary', size = 'regular', wide }: ButtonLook = {}): string {
  return classNames(css.button, css[variant], css[size], wide && css.wide)
}

type ButtonProps = ButtonLook & ComponentProps<'button'> & { busy?: boolean }

/** While busy it keeps the focus and its width, and does nothing when pressed. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  onClick,
  type,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : (type ?? 'button')}
      className={classNames(buttonClass({ variant, size, wide }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? undefined : onClick}
    >
      {children}
      {busy && <span className={css.progress} aria-hidden="true" />}
    </button>
  )
}
