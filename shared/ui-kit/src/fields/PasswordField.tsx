import { IconButton } from '@shop/ui-kit/IconButton'
import { type KeyboardEvent, useState } from 'react'
import { TextField, type TextFieldProps } from './TextField.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'end' | 'type'> & {
  showLabel: string
  hideLabel: string
  /** Shown under the field while Caps Lock is on. */
  capsLockText: string
}

/** A password that can be looked at; pasting and password managers are welcome. */
export function PasswordField({ showLabel, hideLabel, capsLockText, hint, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))

  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      hint={isCapsLock ? capsLockText : hint}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      end={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? hideLabel : showLabel}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
