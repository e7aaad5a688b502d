import { contract, type Endpoint } from '@tokpa/contract';

/** Each endpoint of the contract by its key: tests that ask all of them can not miss a new one. */
export const ENDPOINTS = Object.entries(contract as Readonly<Record<string, Endpoint>>);
