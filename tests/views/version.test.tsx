import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { expect, onTestFinished, test, vi } from 'vitest';
import { VERSION_PAUSE } from '#domain/base/limits';
import { renderConsole } from './render-console';

