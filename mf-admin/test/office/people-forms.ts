import { ShopError } from '@shop/contracts/errors'
import { field, type OfficeForm } from './form.ts'

/** Who comes in, and what they keep for themselves. */
export const peopleForms: readonly OfficeForm[] = [
  {
    form: 'an invitation',
    at: '/admin/other/staff?person=new',
    saves: 'people.sendInvitation',
    fields: [field('people.fields.email', 'daryna@levada.example', 'errors.email_required')],
  },
  {
    form: 'one’s own password',
    at: '/admin/me',
    saves: 'me.savePassword',
    fields: [
      field('me.presentPassword', 'twelve letters', 'errors.password_required'),
      field('password.new', 'a rather different one', 'errors.password_required'),
    ],
  },
  {
    form: 'the second factor',
    at: '/admin/me',
    opens: ['secondFactor.setUp'],
    saves: 'secondFactor.begin',
    fields: [field('secondFactor.password', 'twelve letters', 'errors.password_required')],
    hasMore: true,
  },
  {
    form: 'the sign-in',
    at: '/admin/login',
    role: 'guest',
    saves: 'signIn.enter',
    fields: [
      field('signIn.login', 'olha', 'errors.login_required'),
      field('signIn.password', 'twelve letters', 'errors.password_required'),
    ],
  },
  {
    form: 'the second step of the sign-in',
    at: '/admin/login',
    role: 'guest',
    opens: [
      { into: 'signIn.login', typed: 'olha' },
      { into: 'signIn.password', typed: 'twelve letters' },
      'signIn.enter',
    ],
    leads: { '/api/admin/login': { ticket: 'a ticket' } },
    saves: 'signIn.enter',
    fields: [field('signIn.code', '123456', 'errors.code_required')],
  },
  {
    form: 'the first password, by the link of an invitation',
    at: `/admin/invitation/${'k'.repeat(43)}`,
    role: 'guest',
    leads: { '/api/admin/invitation/check': { status: true, login: 'olha' } },
    saves: 'invitation.save',
    fields: [field('password.new', 'a rather different one', 'errors.password_required')],
  },
  {
    form: 'the question who it is, over a page',
    at: '/admin/other/staff?person=new',
    opens: [{ into: 'people.fields.email', typed: 'daryna@levada.example' }, 'people.sendInvitation'],
    leads: { '/api/admin/staff': new ShopError('reauthentication_required', { second_factor: true }) },
    saves: 'stepUp.confirm',
    fields: [
      field('secondFactor.password', 'twelve letters', 'errors.password_required'),
      field('signIn.code', '123456', 'errors.code_required'),
    ],
    hasMore: true,
  },
]
