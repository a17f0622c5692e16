import type { OpenApiOptions } from '../types'

export const placeholders: OpenApiOptions['placeholders'] = { server: 'https://unleash.example.com', token: 'YOUR_API_TOKEN' }
