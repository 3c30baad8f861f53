import AjvCompiler from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';

type Validate = ReturnType<FastifySchemaCompiler<unknown>>;
type Serialize = ReturnType<FastifySerializerCompiler<unknown>>;

/** A validator that is compiled for its first request. Fastify reads the errors from the function, as Ajv leaves them. */
export const validateLazily = (compile: () => Validate): Validate => {
  let compiled: Validate | undefined;
  const validate: Validate = (data) => {
    compiled ??= compile();
    const result = compiled(data);
    validate.errors = compiled.errors ?? null;
    return result;
  };
  return validate;
};

/** A serializer that is compiled for its first answer. */
export const serializeLazily = (compile: () => Serialize): Serialize => {
  let compiled: Serialize | undefined;
  return (answer) => {
    compiled ??= compile();
    return compiled(answer);
  };
};

/**
 * Fastify's own compilers of schemas, put off until a route is first used: to compile all of them took a third of the
 * start, and most routes are rarely used.
 */
export const compileSchemasLazily = (app: FastifyInstance): void => {
  const compileValidator = AjvCompiler()(
    {},
    { customOptions: { removeAdditional: false, coerceTypes: 'array', strict: false } },
  );
  const compileSerializer = SerializerSelector()({}, {});
  app.setValidatorCompiler((route) => validateLazily(() => compileValidator(route)));
  app.setSerializerCompiler(({ httpStatus = '', ...route }) =>
    serializeLazily(() => compileSerializer({ ...route, httpStatus })),
  );
};
