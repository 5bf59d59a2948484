/** What a session alone does not allow: password and code are asked for again (rules, access). */
export const stepUpRoutes = [
  'POST /api/admin/customers/exports',
  'POST /api/admin/me/second-factor/begin',
  'POST /api/admin/me/second-factor/recovery-codes',
  'POST /api/admin/me/second-factor/switch-off',
  'POST /api/admin/staff',
  'PUT /api/admin/staff-rules',
  'PUT /api/admin/staff/:id',
  'POST /api/admin/staff/:id/second-factor/reset',
  'POST /api/admin/staff/:id/send-link',
  'POST /api/admin/staff/:id/switch-off',
  'POST /api/admin/staff/:id/switch-on',
]
