"""The native part of a build: the modules that become one extension, or none where rules stay plain."""

from setuptools import setup
from yomiai_build.extensions import extensions

setup(ext_modules=extensions())
