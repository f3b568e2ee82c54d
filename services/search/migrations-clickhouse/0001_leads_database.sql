-- Lead tables and what synthetic leads are drawn from; written by search alone.
CREATE DATABASE IF NOT EXISTS leads
