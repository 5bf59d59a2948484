import * as z from 'zod/mini'

// An address of our own begins with one slash: "//" and "/\" would lead to another site.
const OWN_OR_OPEN = /^(?:\/(?![/\\])|https:\/\/[^/\s]|mailto:[^\s]|tel:[+\d])/
const NO_SPACES_NOR_CONTROLS = /^[^\s\p{Cc}\p{Cs}\\]*$/u

/** May this text stand in a link? Only our own addresses, https, mailto and tel may. */
export function isSafeLink(text: string): boolean {
  return OWN_OR_OPEN.test(text) && NO_SPACES_NOR_CONTROLS.test(text)
}

/** A link that staff type, at most 300 characters; may be empty. */
export const linkSchema = z.string().check(
  z.trim(),
  z.maxLength(300, 'too_long'),
  z.refine(text => text === '' || isSafeLink(text), 'link_unsafe'),
)
