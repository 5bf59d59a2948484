import { ShopError } from '@shop/contracts/errors'
import { field, form, type OfficeForm } from './form.ts'

/** Who comes in, and what they keep for themselves. */
export const peopleForms: readonly OfficeForm[] = [
  form('an invitation', '/admin/other/staff?person=new', 'people.sendInvitation', [
    field('people.fields.email', 'daryna@levada.example', 'errors.email_required'),
  ]),
  form('one’s own password', '/admin/me', 'me.savePassword', [
    field('me.presentPassword', 'twelve letters', 'errors.password_required'),
    field('password.new', 'a rather different one', 'errors.password_required'),
  ]),
  form(
    'the second factor',
    '/admin/me',
    'secondFactor.begin',
    [field('secondFactor.password', 'twelve letters', 'errors.password_required')],
    { opens: ['secondFactor.setUp'], hasMore: true },
  ),
  form(
    'the sign-in',
    '/admin/login',
    'signIn.enter',
    [
      field('signIn.login', 'olha', 'errors.login_required'),
      field('signIn.password', 'twelve letters', 'errors.password_required'),
    ],
    { role: 'guest' },
  ),
  form(
    'the second step of the sign-in',
    '/admin/login',
    'signIn.enter',
    [field('signIn.code', '123456', 'errors.code_required')],
    {
      role: 'guest',
      opens: [
        { into: 'signIn.login', typed: 'olha' },
        { into: 'signIn.password', typed: 'twelve letters' },
        'signIn.enter',
      ],
      leads: { '/api/admin/login': { ticket: 'a ticket' } },
    },
  ),
  form(
    'the first password, by the link of an invitation',
    `/admin/invitation/${'k'.repeat(43)}`,
    'invitation.save',
    [field('password.new', 'a rather different one', 'errors.password_required')],
    { role: 'guest', leads: { '/api/admin/invitation/check': { status: true, login: 'olha' } } },
  ),
  form(
    'the question who it is, over a page',
    '/admin/other/staff?person=new',
    'stepUp.confirm',
    [
      field('secondFactor.password', 'twelve letters', 'errors.password_required'),
      field('signIn.code', '123456', 'errors.code_required'),
    ],
    {
      opens: [{ into: 'people.fields.email', typed: 'daryna@levada.example' }, 'people.sendInvitation'],
      leads: { '/api/admin/staff': new ShopError('reauthentication_required', { second_factor: true }) },
      hasMore: true,
    },
  ),
]
